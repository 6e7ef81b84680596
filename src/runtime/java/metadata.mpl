# What the front end's `$__cinf_…` variables are: the class as vtable modules have it.

type $__class_meta__ <struct {@shadow <* void> final, @monitor i32 final, @classloader u16 final, @objsize u16 final, @itab <* void> final, @vtab <* void> final, @gctib <* void> final, @classinforo <* void> final, @clinitbridge <* void> final}>
