/**
 * The system interface (src/vm/system.ts) with the standard library of Python: streams, files, clocks, arguments, random bytes, memory, and how
 * a program ends. Files are those of folders that the environment variable SAMARA_DIRS grants, one `HOST:PLACE:rw` a line (`PLACE` and `rw`
 * may be left out); links that lead out of them are not followed.
 */
import { trapCodes } from '../../vm/system.ts';
import type { SupportRow } from '../text/support.ts';
import { trapName, trapsWithWords } from '../text/system-functions.ts';

function trapRow(kind: string): readonly [string, SupportRow] {
  const name = trapName(kind);
  return [name, { needs: ['text_at'], text: `def ${name}(words):\n    trap('${kind}', shown(words), 0)\n` }];
}

export const systemRows: Readonly<Record<string, SupportRow>> = {
  text_at: {
    needs: ['slow_place'],
    text: `# The bytes of a text of the program.
def text_at(at):
    at &= 0xffffffff
    if at < LOWEST:
        trap('null-pointer', '', 0)
    end = memory.obj.find(b'\\0', at, memory_size) if at < memory_size else -1
    if end < 0:
        trap('out-of-bounds', '', 0)
    return bytes(memory[at:end])


def shown(at):
    return text_at(at)[:1000].decode('utf-8', 'replace') if at else ''
`,
  },
  sys_pending: {
    text: `# What the streams of the program hold is written when it is trapped: { next, from, count, file }, each of POINTER bytes.
pending = 0


def flush_pending():
    record = pending
    for _ in range(300):
        if not LOWEST <= record <= memory_size - 4 * POINTER:
            break
        fields = [int.from_bytes(memory[record + i * POINTER:record + (i + 1) * POINTER], 'little') for i in range(4)]
        record_size = record + 2 * POINTER
        record, start, count, file = fields
        if count > 0 and LOWEST <= start <= memory_size - count and file in (1, 2):
            (sys.stdout if file == 1 else sys.stderr).buffer.write(memory[start:start + count])
        memory[record_size:record_size + POINTER] = bytes(POINTER)


def sys_pending(at):
    global pending
    pending = at & 0xffffffff
    if flush_pending not in before_end:
        before_end.append(flush_pending)
    return 0
`,
  },
  files: {
    text: `# Open files by number; the numbers of errors are those of Linux.
open_files = {}
IS_READ, IS_WRITE, IS_CREATED, IS_TRUNCATED, IS_APPENDED, IS_NEW = 1, 2, 4, 8, 16, 32


# A name from the root on, without \`.\`, \`..\` and empty parts.
def plain_name(name):
    parts = []
    for part in name.split(b'/'):
        if part == b'..':
            parts = parts[:-1]
        elif part not in (b'', b'.'):
            parts.append(part)
    return b''.join(b'/' + part for part in parts)


# The name of a file for the host: it lies below the granted folder whose place is the longest; or minus an error.
def host_name(name, writes):
    if name == b'':
        return -2
    plain = plain_name(name)
    if len(plain) > 4000:
        return -36
    longest, found, writable, root = -1, None, False, None
    for line in os.environb.get(b'SAMARA_DIRS', b'').split(b'\\n') if line_is_granted() else ():
        if line == b'':
            continue
        host, _, rest = line.partition(b':')
        can_write = rest.endswith(b':rw')
        place = plain_name((rest[:-3] if can_write else rest) or host)
        if (plain == place or plain.startswith(place + b'/')) and len(place) > longest:
            longest, found, writable, root = len(place), host + plain[len(place):], can_write, host
    if found is None:
        return -2
    real = os.path.realpath(root)
    if not (os.path.realpath(found) + b'/').startswith(real.rstrip(b'/') + b'/'):
        return -13
    return -30 if writes and not writable else found


def line_is_granted():
    return hasattr(os, 'environb') and b'SAMARA_DIRS' in os.environb


def error_of(error):
    return -(error.errno or 5)
`,
  },
  sys_write: {
    needs: ['area', 'files'],
    text: `def sys_write(file, start, size):
    start = area(start, size, LOWEST, 0)
    part = memory[start:start + size]
    if file == 1 or file == 2:
        stream = (sys.stdout if file == 1 else sys.stderr).buffer
        stream.write(part)
        if file == 2:
            stream.flush()
        return size
    stream = open_files.get(file)
    if stream is None or not stream.writable():
        return -9
    try:
        stream.write(part)
        stream.flush()
    except OSError as error:
        return error_of(error)
    return size
`,
  },
  sys_read: {
    needs: ['area', 'files'],
    text: `# Of the standard input a line at most, so that nobody waits for more than there is.
def sys_read(file, to, size):
    to = area(to, size, STACK_BOTTOM, 0)
    if file == 0:
        sys.stdout.flush()
        part = sys.stdin.buffer.readline(size)
    else:
        stream = open_files.get(file)
        if stream is None or not stream.readable():
            return -9
        try:
            part = stream.read(min(size, 65536))
        except OSError as error:
            return error_of(error)
    memory[to:to + len(part)] = part
    return len(part)
`,
  },
  sys_close: {
    needs: ['files'],
    text: `def sys_close(file):
    if 0 <= file <= 2:
        return 0
    stream = open_files.pop(file, None)
    if stream is None:
        return -9
    stream.close()
    return 0
`,
  },
  sys_seek: {
    needs: ['files'],
    text: `def sys_seek(file, offset, origin):
    if 0 <= file <= 2:
        return -29
    stream = open_files.get(file)
    if stream is None:
        return -9
    if not 0 <= origin <= 2:
        return -22
    try:
        return stream.seek(offset, origin)
    except (OSError, ValueError):
        return -22
`,
  },
  sys_open: {
    needs: ['files', 'text_at'],
    text: `def sys_open(name, flags):
    host = host_name(text_at(name), flags & (IS_WRITE | IS_CREATED | IS_TRUNCATED) != 0)
    if isinstance(host, int):
        return host
    number = next((n for n in range(3, 64) if n not in open_files), None)
    if number is None:
        return -24
    how = os.O_RDWR if flags & IS_WRITE and flags & IS_READ else os.O_WRONLY if flags & IS_WRITE else os.O_RDONLY
    for flag, other in ((IS_CREATED, os.O_CREAT), (IS_TRUNCATED, os.O_TRUNC), (IS_APPENDED, os.O_APPEND), (IS_NEW, os.O_EXCL)):
        how |= other if flags & flag else 0
    mode = 'rb' if not flags & IS_WRITE else 'r+b' if flags & IS_READ else 'wb'
    try:
        if os.path.isdir(host):
            return -21
        descriptor = os.open(host, how | getattr(os, 'O_BINARY', 0), 0o666)
        open_files[number] = os.fdopen(descriptor, mode, buffering=0)
    except OSError as error:
        return error_of(error)
    return number
`,
  },
  sys_path: {
    needs: ['files', 'text_at'],
    text: `# 1: takes a file or an empty folder away, 2: gives it another name, 3: makes a folder.
def sys_path(what, a, b):
    source = host_name(text_at(a), True)
    if isinstance(source, int):
        return source
    try:
        if what == 1:
            (os.rmdir if os.path.isdir(source) else os.remove)(source)
        elif what == 2:
            target = -22 if b == 0 else host_name(text_at(b), True)
            if isinstance(target, int):
                return target
            os.replace(source, target)
        elif what == 3:
            os.mkdir(source)
        else:
            return -38
    except OSError as error:
        return error_of(error)
    return 0
`,
  },
  sys_exit: { text: `def sys_exit(status):\n    raise Exit(status)\n` },
  sys_clock: {
    text: `def sys_clock(which):
    if which == 0:
        return time.time_ns() // 1000 * 1000
    return time.process_time_ns() // 1000 * 1000 if which == 1 else -22
`,
  },
  sys_args: {
    needs: ['area'],
    text: `def sys_args(i, to, room):
    if i == -1:
        return len(sys.argv)
    if not 0 <= i < len(sys.argv):
        return -22
    text = os.fsencode(sys.argv[i]) + b'\\0'
    if len(text) <= room:
        to = area(to, len(text), STACK_BOTTOM, 0)
        memory[to:to + len(text)] = text
    return len(text)
`,
  },
  sys_address: { text: `def sys_address(at):\n    return at & 0xffffffff\n` },
  sys_random: {
    needs: ['area'],
    text: `# The generator of Steele, Lea and Flood (SplitMix64), from 1 on.
random_state = 1


def sys_random(to, size):
    global random_state
    if not 0 <= size <= 256:
        return -22
    to = area(to, size, STACK_BOTTOM, 0)
    mixed = b''
    while len(mixed) < size:
        random_state = random_state + 0x9e3779b97f4a7c15 & 0xffffffffffffffff
        z = (random_state ^ random_state >> 30) * 0xbf58476d1ce4e5b9 & 0xffffffffffffffff
        z = (z ^ z >> 27) * 0x94d049bb133111eb & 0xffffffffffffffff
        mixed += (z ^ z >> 31).to_bytes(8, 'little')
    memory[to:to + size] = mixed[:size]
    return 0
`,
  },
  sys_grow: {
    text: `# The end of what the program has of its memory.
heap_top = HEAP_BASE


# Bytes that are 0 still, aligned to 16; 0 if there are none left.
def sys_grow(size):
    global heap_top
    at = heap_top + 15 & ~15
    if size == 0:
        return memory_size
    if size < 0 or at + size > memory_limit:
        return 0
    try:
        if at + size > memory_size:
            set_size(min(at + size + 65535 & ~65535, memory_limit))
    except MemoryError:
        return 0
    heap_top = at + size
    return at
`,
  },
  sys_trap: {
    needs: ['text_at'],
    text: `TRAP_KINDS = (
    ${trapCodes.map((kind) => `'${kind}',`).join('\n    ')}
)


def sys_trap(code, words):
    trap(TRAP_KINDS[code] if 0 <= code < len(TRAP_KINDS) else 'unsupported', shown(words), 0)
`,
  },
  ...Object.fromEntries(trapsWithWords.map(trapRow)),
  trap_uncaught: {
    needs: ['text_at'],
    text: `def trap_uncaught(name, message):
    trap('uncaught-exception', shown(name) + (': ' + shown(message) if message else ''), 0)
`,
  },
  trap_abort: { text: `def trap_abort():\n    trap('abort', '', 0)\n` },
  checkpoint: { text: `def checkpoint(_):\n    pass\n` },
  errno_location: {
    needs: ['sys_grow'],
    text: `errno_at = 0


def errno_location():
    global errno_at
    errno_at = errno_at or sys_grow(16)
    return errno_at
`,
  },
};
