# What waits for the end of the program, such as the reactions of promises.

func &__js_tasks () void {
  call &samara_js_tasks ()
  regassign dynany %1 (regread dynany %%retval0)
  call &__js_check (regread dynany %1)
  return ()
}
