/**
 * What stands at the beginning of every built file, and how a trap is told. Open calls are Python's own: a traceback says at which lines of the
 * file they stand, and `places` which places of the program's text these are.
 */
export const importText = `import math
import mmap
import os
import struct
import sys
import threading
import time

if sys.byteorder != 'little':
    sys.exit('numbers in memory begin with their lowest byte: this machine has them the other way round')

inf = math.inf
nan = math.nan
# An integer is brought back into its range by its bits and its sign.
M32, S32 = 0xffffffff, 0x80000000
M64, S64 = 0xffffffffffffffff, 0x8000000000000000
`;

/** Behind the addresses. */
export const memoryText = `
# The memory of the program, seen as numbers of each width: as large as what the program has of it.
memory_limit = 0x80000000
memory_size = 0
# Where it ends, as far as it consists of whole numbers.
memory_end = 0
memory = memoryview(b'')


# Room for the memory, of which the machine takes what is used.
def room_of(size):
    flags = {'flags': mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS} if hasattr(mmap, 'MAP_PRIVATE') else {}
    try:
        return mmap.mmap(-1, size, **flags)
    except OSError as error:
        raise MemoryError from error


def set_size(size):
    global memory, memory_size, memory_end, VIEWS
    room = len(memory.obj)
    if size > room:
        larger = room_of(min(max(size, 2 * room, 0x4000000), memory_limit))
        larger[:memory_size] = memory
    else:
        larger = memory.obj
    memory_size = size
    memory_end = size & -8
    memory = memoryview(larger)[:size]
ASSIGNED


`;

export const trapText = `class Trap(Exception):
    """The program did what has no meaning: its kind, a sentence, and the places of the calls that were open, from the innermost on."""

    def __init__(self, kind, words='', place=0):
        self.kind = kind
        sentence = sentences.get(kind, sentences['unreachable'] + ': ' + kind)
        self.message = sentence + ': ' + words if words else sentence
        self.place = place
        super().__init__(self.message)


class Exit(BaseException):
    """The program ended by itself."""

    def __init__(self, status):
        self.status = status


def trap(kind, words, place):
    raise Trap(kind, words, place)


# What is to be done before the program ends, however it ends.
before_end = []


def flush():
    for action in before_end:
        action()
    sys.stdout.flush()


# The numbers of the places of the open calls, from the innermost on: those of the run time are left out there, and everywhere what no one wrote.
def open_calls(trapped, traceback):
    lines = []
    while traceback is not None:
        if traceback.tb_frame.f_code.co_filename == __file__:
            lines.append(traceback.tb_lineno)
        traceback = traceback.tb_next
    calls = []
    for place in [trapped] + [place_of_line[line] for line in reversed(lines) if line in place_of_line]:
        while place:
            _, _, kind, caller = places[place]
            if kind == 0 or (kind == 1 and calls):
                calls.append(place)
            place = caller
    return calls


def call_text(place, width):
    function, position, _, _ = places[place]
    return '  in ' + function if position is None else '  in ' + function.ljust(width) + '   ' + position


# How many rounds of so many calls there are from one on.
def rounds(calls, start, period):
    end = start + period
    while end < len(calls) and calls[end] == calls[end - period]:
        end += 1
    return (end - start) // period


def report(error, calls):
    lines = ['trap[' + (error.kind if error.kind in sentences else 'unreachable') + ']: ' + error.message]
    shown = calls[:MOST_TRACE]
    position = next((places[place][1] for place in shown if places[place][1] is not None), None)
    if position is not None:
        lines.append(' --> ' + position)
    width = min(40, max([len(places[place][0]) for place in shown if places[place][1] is not None], default=0))
    i = 0
    while i < len(shown):
        best, most = 1, 1
        for period in range(1, 9):
            found = rounds(shown, i, period) if i + period <= len(shown) else 0
            if found > 1 and found * period > most * best:
                best, most = period, found
        if most * best <= best + 2:
            best, most = 1, 1
        lines.extend(call_text(place, width) for place in shown[i:i + best])
        if most > 1:
            lines.append('  ... %d times more the same %s' % (most - 1, 'call' if best == 1 else '%d calls' % best))
        i += most * best
    if len(calls) > len(shown):
        lines.append('  ... and the calls before these, from %s on' % places[calls[-1]][0])
    return '\\n'.join(lines) + '\\n'


# What went wrong as a trap.
def trap_of(error):
    if isinstance(error, RecursionError):
        return Trap('stack-overflow')
    if isinstance(error, MemoryError):
        return Trap('out-of-memory')
    return error


`;

/** A whole program: how it runs, and with which status it ends. */
export const mainText = `def run():
    global status
    try:
        begin()
        status = main() & 255
        end()
        flush()
    except Exit as error:
        status = error.status & 255
        sys.stdout.flush()
    except (Trap, RecursionError, MemoryError) as error:
        trapped = trap_of(error)
        flush()
        calls = open_calls(trapped.place, error.__traceback__)
        sys.stderr.write(report(trapped, calls))
        status = 3


# On a thread, because the main one has little room for calls.
if __name__ == '__main__':
    status = 3
    sys.setrecursionlimit(MOST_CALLS)
    threading.stack_size(0x20000000 if sys.maxsize > 1 << 32 else 0x4000000)
    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    sys.stderr.flush()
    sys.exit(status)
`;
