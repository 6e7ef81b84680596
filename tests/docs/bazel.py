"""
The rules for Bazel of docs/howto/build.md, executed without Bazel: python3 bazel.py RULES BUILD SOURCES OUT.

Starlark is written as Python with less in it, so Python reads both files; what Starlark lacks is refused. What Bazel supplies is
below. Each action runs in a folder of its own that has what it declares as its inputs and nothing else.
"""
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from types import SimpleNamespace

ABSENT = (ast.Import, ast.ImportFrom, ast.ClassDef, ast.While, ast.Try, ast.With, ast.Raise, ast.Yield, ast.Global,
          ast.Nonlocal, ast.Delete, ast.Assert, ast.Is, ast.IsNot, ast.JoinedStr, ast.Set, ast.GeneratorExp, ast.Await,
          ast.NamedExpr, ast.MatMult, ast.Pow)

rules_path, build_path, sources, out = sys.argv[1:]
targets = {}


def parse(path):
    tree = ast.parse(open(path).read(), path)
    for node in ast.walk(tree):
        if isinstance(node, ABSENT):
            sys.exit(f"{path}:{getattr(node, 'lineno', 0)}: Starlark has no {type(node).__name__}")
    return compile(tree, path, "exec")


class Attribute:
    def __init__(self, kind, default=None, mandatory=False, allow_single_file=False, allow_files=False, executable=False,
                 cfg=None):
        self.kind, self.default, self.mandatory, self.executable = kind, default, mandatory, executable
        self.is_single = allow_single_file


def files_of(label):
    """Those of a target, or a file of the package."""
    if label.startswith(":"):
        return targets[label[1:]]
    if not os.path.exists(os.path.join(sources, label)):
        sys.exit(f"no such file: {label}")
    return [SimpleNamespace(path=label, root=sources)]


class Actions:
    def declare_file(self, name):
        return SimpleNamespace(path=f"bazel-out/bin/{name}", root=out)

    def run(self, executable, arguments, inputs, outputs, mnemonic):
        with tempfile.TemporaryDirectory() as folder:
            for file in inputs:
                copy(os.path.join(file.root, file.path), os.path.join(folder, file.path))
            for file in outputs:
                os.makedirs(os.path.dirname(os.path.join(folder, file.path)), exist_ok=True)
            done = subprocess.run([executable.path, *arguments], cwd=folder, capture_output=True, text=True)
            if done.returncode != 0:
                sys.exit(f"{mnemonic}: {done.stdout}{done.stderr}")
            for file in outputs:
                copy(os.path.join(folder, file.path), os.path.join(out, file.path))


def copy(source, target):
    os.makedirs(os.path.dirname(target), exist_ok=True)
    shutil.copyfile(source, target)


def rule(implementation, attrs):
    def instantiate(name, **given):
        unknown = [key for key in given if key not in attrs]
        missing = [key for key, attribute in attrs.items() if attribute.mandatory and key not in given]
        if unknown or missing:
            sys.exit(f"{name}: unknown {unknown}, missing {missing}")
        values = {key: given.get(key, attribute.default) for key, attribute in attrs.items()}
        file, files, executable = {}, {}, {}
        for key, attribute in attrs.items():
            if attribute.executable:
                executable[key] = SimpleNamespace(path="samara")
            elif attribute.kind == "label" and attribute.is_single:
                [file[key]] = files_of(values[key])
            elif attribute.kind == "label_list":
                files[key] = [each for label in values[key] or [] for each in files_of(label)]
        ctx = SimpleNamespace(label=SimpleNamespace(name=name), actions=Actions(), attr=SimpleNamespace(**values),
                              file=SimpleNamespace(**file), files=SimpleNamespace(**files),
                              executable=SimpleNamespace(**executable))
        [info] = implementation(ctx)
        targets[name] = info.files

    return instantiate


attr = SimpleNamespace(
    label=lambda **words: Attribute("label", **words),
    label_list=lambda **words: Attribute("label_list", **words),
    string=lambda **words: Attribute("string", **words),
)
rules = {"rule": rule, "attr": attr, "depset": list, "DefaultInfo": lambda files: SimpleNamespace(files=files)}
exec(parse(rules_path), rules)
build = {}
build["load"] = lambda file, *names: build.update({name: rules[name] for name in names})
exec(parse(build_path), build)
