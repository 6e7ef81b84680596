/**
 * Files of a built program: those below the folders that SAMARA_DIRS grants, one `HOST:PLACE:rw` a line (`PLACE` and `rw` may be left out), under
 * the names that the program has for them. Names are looked up by their text alone: `.` and `..` are taken away before the host sees
 * them. What a symbolic link leads to the library of Mono does not say, so links below a granted folder are refused.
 */
import type { SupportRow } from '../text/support.ts';

export const fileRows: Readonly<Record<string, SupportRow>> = {
  files: {
    text: `  // Open files by number. Errors are those of Linux.
  const int IS_READ = 1, IS_WRITE = 2, IS_CREATED = 4, IS_TRUNCATED = 8, IS_APPENDED = 16, IS_NEW = 32, MOST_FILES = 256;
  static FileStream[] open_files;
  static int[] open_flags;

  static FileStream file_at(int file, int flag) {
    if (file < 3 || file >= MOST_FILES || open_files == null || open_files[file] == null) return null;
    return flag != 0 && (open_flags[file] & flag) == 0 ? null : open_files[file];
  }

  static long file_write(int number, byte* from, ulong n) {
    FileStream file = file_at(number, IS_WRITE);
    if (file == null) return -9;
    if ((open_flags[number] & IS_APPENDED) != 0) file.Seek(0, SeekOrigin.End);
    send(file, from, n);
    file.Flush();
    return (long)n;
  }

  static long file_read(int number, byte* to, ulong n) {
    FileStream file = file_at(number, IS_READ);
    if (file == null) return -9;
    byte[] piece = new byte[Math.Min(n, 65536)];
    int count = file.Read(piece, 0, piece.Length);
    Marshal.Copy(piece, 0, (IntPtr)to, count);
    return count;
  }

  static int file_close(int number) {
    FileStream file = file_at(number, 0);
    if (file == null) return -9;
    open_files[number] = null;
    try {
      file.Dispose();
      return 0;
    } catch (IOException) {
      return -5;
    }
  }

  static long file_seek(int number, long offset, int from) {
    FileStream file = file_at(number, 0);
    if (file == null) return -9;
    if (from < 0 || from > 2) return -22;
    try {
      long target = unchecked(offset + (from == 0 ? 0 : from == 1 ? file.Position : file.Length));
      return target < 0 ? -22 : file.Seek(target, SeekOrigin.Begin);
    } catch (Exception) {
      return -22;
    }
  }
`,
  },
  paths: {
    needs: ['files'],
    text: `  /** The parts of a name from the root on, without \`.\` and \`..\`. */
  static List<string> plain_name(string name) {
    List<string> parts = new List<string>();
    foreach (string part in name.Split(new[] { '/' })) {
      if (part == "..") {
        if (parts.Count > 0) parts.RemoveAt(parts.Count - 1);
      } else if (part != "" && part != ".") parts.Add(part);
    }
    return parts;
  }

  sealed class Refused : Exception {
    internal readonly int error;

    internal Refused(int error) {
      this.error = -error;
    }
  }

  static bool begins(List<string> name, List<string> with) {
    if (with.Count > name.Count) return false;
    for (int i = 0; i < with.Count; i++) if (name[i] != with[i]) return false;
    return true;
  }

  /** A name of the program as one of the host, below the granted folder whose place is the longest. */
  static string host_name(string name, bool writes) {
    List<string> plain = plain_name(name), place = null;
    string grants = Environment.GetEnvironmentVariable("SAMARA_DIRS"), host = null;
    bool writable = false;
    if (name == "" || grants == null) throw new Refused(2);
    if (name.Length > 4095) throw new Refused(36);
    foreach (string grant in grants.Split(new[] { '\\n' })) {
      string[] parts = grant.Split(new[] { ':' }, 3);
      if (parts[0] == "") continue;
      List<string> at = plain_name(parts[parts.Length > 1 ? 1 : 0]);
      if (!begins(plain, at) || place != null && at.Count < place.Count) continue;
      host = parts[0];
      place = at;
      writable = parts.Length > 2 && parts[2] == "rw";
    }
    if (place == null) throw new Refused(2);
    if (writes && !writable) throw new Refused(30);
    for (int i = place.Count; i < plain.Count; i++) {
      if (plain[i].IndexOf('\\\\') >= 0 && Path.DirectorySeparatorChar == '\\\\') throw new Refused(13);
      host = Path.Combine(host, plain[i]);
      if (is_link(host)) throw new Refused(13);
    }
    return host;
  }

  static bool is_link(string name) {
    try {
      return (File.GetAttributes(name) & FileAttributes.ReparsePoint) != 0;
    } catch (FileNotFoundException) {
      return false;
    } catch (DirectoryNotFoundException) {
      return false;
    }
  }

  /** The error that an exception means. */
  static int error_of(Exception error) {
    if (error is Refused) return ((Refused)error).error;
    return error is FileNotFoundException || error is DirectoryNotFoundException ? -2 : -13;
  }

  static int file_open(string name, int flags) {
    try {
      bool writes = (flags & (IS_WRITE | IS_CREATED | IS_TRUNCATED)) != 0;
      string host = host_name(name, writes);
      if (open_files == null) {
        open_files = new FileStream[MOST_FILES];
        open_flags = new int[MOST_FILES];
      }
      int number = 3;
      while (number < MOST_FILES && open_files[number] != null) number++;
      if (number == MOST_FILES) return -24;
      if (Directory.Exists(host)) return -21;
      bool exists = File.Exists(host);
      if (exists && (flags & IS_CREATED) != 0 && (flags & IS_NEW) != 0) return -17;
      if (!exists && (flags & IS_CREATED) == 0) return -2;
      FileAccess access = writes ? FileAccess.ReadWrite : FileAccess.Read;
      open_files[number] = new FileStream(host, exists ? FileMode.Open : FileMode.CreateNew, access, FileShare.ReadWrite | FileShare.Delete);
      open_flags[number] = flags;
      if ((flags & IS_TRUNCATED) != 0) open_files[number].SetLength(0);
      return number;
    } catch (Exception error) {
      return error_of(error);
    }
  }

  /** 1: takes a file or an empty folder away, 2: gives it another name, 3: makes a folder. */
  static int change_path(int what, string a, string b) {
    try {
      string from = host_name(a, true);
      bool is_folder = Directory.Exists(from), is_there = is_folder || File.Exists(from);
      if (what == 3) {
        if (is_there) return -17;
        if (!Directory.Exists(Path.GetDirectoryName(from))) return -2;
        Directory.CreateDirectory(from);
        return 0;
      }
      if (what != 1 && (what != 2 || b == null)) return -22;
      if (!is_there) return -2;
      if (what == 1) {
        if (is_folder && Directory.GetFileSystemEntries(from).Length > 0) return -39;
        if (is_folder) Directory.Delete(from);
        else File.Delete(from);
        return 0;
      }
      string to = host_name(b, true);
      if (is_folder) Directory.Move(from, to);
      else {
        if (from != to && File.Exists(to)) File.Delete(to);
        if (from != to) File.Move(from, to);
      }
      return 0;
    } catch (Exception error) {
      return error_of(error);
    }
  }
`,
  },
};
