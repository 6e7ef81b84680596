/**
 * Files of a built program: those below the folders that SAMARA_DIRS grants, one `HOST:PLACE:rw` a line (`PLACE` and `rw` may be left out), under
 * the names that the program has for them. Names are looked up by their text alone: `.` and `..` are taken away before the host sees
 * them, and what a symbolic link leads to must lie in the folder.
 */
import type { SupportRow } from '../text/support.ts';

export const fileRows: Readonly<Record<string, SupportRow>> = {
  files: {
    text: `  // Open files by number. Errors are those of Linux.
  static final int IS_READ = 1, IS_WRITE = 2, IS_CREATED = 4, IS_TRUNCATED = 8, IS_APPENDED = 16, IS_NEW = 32;
  static final RandomAccessFile[] open_files = new RandomAccessFile[256];
  static final int[] open_flags = new int[256];

  static RandomAccessFile file_at(int file, int flag) {
    if (file < 3 || file >= open_files.length || open_files[file] == null) return null;
    return flag != 0 && (open_flags[file] & flag) == 0 ? null : open_files[file];
  }

  static long file_write(int number, int at, int n) {
    final RandomAccessFile file = file_at(number, IS_WRITE);
    if (file == null) return -9;
    try {
      if ((open_flags[number] & IS_APPENDED) != 0) file.seek(file.length());
      file.write(memory, at, n);
      return n;
    } catch (IOException error) {
      return -5;
    }
  }

  static long file_read(int number, int at, int n) throws IOException {
    final RandomAccessFile file = file_at(number, IS_READ);
    return file == null ? -9 : Math.max(0, file.read(memory, at, n));
  }

  static int file_close(int number) {
    final RandomAccessFile file = file_at(number, 0);
    if (file == null) return -9;
    open_files[number] = null;
    try {
      file.close();
      return 0;
    } catch (IOException error) {
      return -5;
    }
  }

  static long file_seek(int number, long offset, int from) {
    final RandomAccessFile file = file_at(number, 0);
    if (file == null) return -9;
    if (from < 0 || from > 2) return -22;
    try {
      final long target = offset + (from == 0 ? 0 : from == 1 ? file.getFilePointer() : file.length());
      if (target < 0) return -22;
      file.seek(target);
      return target;
    } catch (IOException error) {
      return -22;
    }
  }
`,
  },
  paths: {
    needs: ['files'],
    text: `  /** The parts of a name from the root on, without \`.\` and \`..\`. */
  static List<String> plain_name(String name) {
    final List<String> parts = new ArrayList<>();
    for (final String part : name.split("/")) {
      if (part.equals("..")) {
        if (!parts.isEmpty()) parts.remove(parts.size() - 1);
      } else if (!part.isEmpty() && !part.equals(".")) parts.add(part);
    }
    return parts;
  }

  static final class Refused extends Exception {
    private static final long serialVersionUID = 1L;
    final int error;

    Refused(int error) {
      this.error = -error;
    }
  }

  /** A name of the program as one of the host, below the granted folder whose place is the longest. */
  static Path host_name(String name, boolean writes) throws Refused, IOException {
    final List<String> plain = plain_name(name);
    final String grants = System.getenv("SAMARA_DIRS");
    Path folder = null;
    List<String> place = List.of();
    boolean writable = false;
    if (name.isEmpty() || grants == null) throw new Refused(2);
    if (name.length() > 4095) throw new Refused(36);
    for (final String grant : grants.split("\\n")) {
      final String[] parts = grant.split(":", 3);
      if (parts[0].isEmpty()) continue;
      final List<String> at = plain_name(parts[parts.length > 1 ? 1 : 0]);
      if (at.size() > plain.size() || !plain.subList(0, at.size()).equals(at) || folder != null && at.size() < place.size()) continue;
      folder = Path.of(parts[0]);
      place = at;
      writable = parts.length > 2 && parts[2].equals("rw");
    }
    if (folder == null) throw new Refused(2);
    if (writes && !writable) throw new Refused(30);
    final Path root = folder.toRealPath();
    Path host = root;
    for (final String part : plain.subList(place.size(), plain.size())) host = host.resolve(part);
    final Path parent = host.equals(root) ? root : host.getParent();
    if (Files.exists(parent) && !parent.toRealPath().startsWith(root)) throw new Refused(13);
    if (Files.exists(host) && !host.toRealPath().startsWith(root)) throw new Refused(13);
    return host;
  }

  static int file_open(String name, int flags) {
    try {
      final boolean writes = (flags & (IS_WRITE | IS_CREATED | IS_TRUNCATED)) != 0;
      final Path host = host_name(name, writes);
      int number = 3;
      while (number < open_files.length && open_files[number] != null) number++;
      if (number == open_files.length) return -24;
      if (Files.isDirectory(host)) return -21;
      final boolean exists = Files.exists(host);
      if (exists && (flags & IS_CREATED) != 0 && (flags & IS_NEW) != 0) return -17;
      if (!exists && (flags & IS_CREATED) == 0) return -2;
      open_files[number] = new RandomAccessFile(host.toFile(), writes ? "rw" : "r");
      open_flags[number] = flags;
      if ((flags & IS_TRUNCATED) != 0) open_files[number].setLength(0);
      return number;
    } catch (Refused refused) {
      return refused.error;
    } catch (IOException | RuntimeException error) {
      return -13;
    }
  }

  /** 1: takes a file or an empty folder away, 2: gives it another name, 3: makes a folder. */
  static int change_path(int what, String a, String b) {
    try {
      final Path from = host_name(a, true);
      if (what == 1) Files.delete(from);
      else if (what == 2) {
        if (b == null) return -22;
        Files.move(from, host_name(b, true), StandardCopyOption.REPLACE_EXISTING);
      } else if (what == 3) Files.createDirectory(from);
      else return -22;
      return 0;
    } catch (Refused refused) {
      return refused.error;
    } catch (NoSuchFileException error) {
      return -2;
    } catch (DirectoryNotEmptyException error) {
      return -39;
    } catch (FileAlreadyExistsException error) {
      return -17;
    } catch (IOException | RuntimeException error) {
      return -13;
    }
  }
`,
  },
};
