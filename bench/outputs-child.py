"""The result of the function `kernel` of a module, and the microseconds of processor time of its fastest call in so many milliseconds: FILE MILLISECONDS."""
import importlib.util
import sys
import time

spec = importlib.util.spec_from_file_location('kernel', sys.argv[1])
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
least, end = float('inf'), time.process_time() + float(sys.argv[2]) / 1000
while least == float('inf') or time.process_time() < end:
    start = time.process_time()
    result = module.kernel()
    least = min(least, time.process_time() - start)
print(result, round(least * 1e6, 1))
