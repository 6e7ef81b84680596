# What objects and exceptions need of the host (src/vm/objects.ts): how a program ends. `%detail` is a text or null.

func &samara_trap_null_pointer (var %detail ptr) void
func &samara_trap_array_bounds (var %detail ptr) void
func &samara_trap_out_of_memory (var %detail ptr) void
func &samara_trap_use_after_free (var %detail ptr) void
func &samara_trap_bad_indirect_call (var %detail ptr) void
func &samara_trap_assertion (var %detail ptr) void
func &samara_trap_bad_object (var %detail ptr) void
func &samara_uncaught (var %name ptr, var %message ptr) void
func &samara_checkpoint (var %action ptr) void
