javainterface $Ljava_2Flang_2FComparable_3B <$Ljava_2Flang_2FComparable_3B> public
type $Ljava_2Flang_2FComparable_3B <interface {
  &Ljava_2Flang_2FComparable_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public abstract virtual (<* <$Ljava_2Flang_2FComparable_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) i32
}>

func &Ljava_2Flang_2FComparable_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public abstract virtual (var %_this <* <$Ljava_2Flang_2FComparable_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) i32

javainterface $Ljava_2Flang_2FRunnable_3B <$Ljava_2Flang_2FRunnable_3B> public
type $Ljava_2Flang_2FRunnable_3B <interface {
  &Ljava_2Flang_2FRunnable_3B_7Crun_7C_28_29V public abstract virtual (<* <$Ljava_2Flang_2FRunnable_3B>>) void
}>

func &Ljava_2Flang_2FRunnable_3B_7Crun_7C_28_29V public abstract virtual (var %_this <* <$Ljava_2Flang_2FRunnable_3B>>) void

javainterface $Ljava_2Flang_2FIterable_3B <$Ljava_2Flang_2FIterable_3B> public
type $Ljava_2Flang_2FIterable_3B <interface {
  &Ljava_2Flang_2FIterable_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public abstract virtual (<* <$Ljava_2Flang_2FIterable_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>
}>

func &Ljava_2Flang_2FIterable_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public abstract virtual (var %_this <* <$Ljava_2Flang_2FIterable_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>

javainterface $Ljava_2Flang_2FCloneable_3B <$Ljava_2Flang_2FCloneable_3B> public
type $Ljava_2Flang_2FCloneable_3B <interface {}>

javainterface $Ljava_2Flang_2FAutoCloseable_3B <$Ljava_2Flang_2FAutoCloseable_3B> public
type $Ljava_2Flang_2FAutoCloseable_3B <interface {
  &Ljava_2Flang_2FAutoCloseable_3B_7Cclose_7C_28_29V public abstract virtual (<* <$Ljava_2Flang_2FAutoCloseable_3B>>) void
}>

func &Ljava_2Flang_2FAutoCloseable_3B_7Cclose_7C_28_29V public abstract virtual (var %_this <* <$Ljava_2Flang_2FAutoCloseable_3B>>) void
