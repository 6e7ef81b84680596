javainterface $Ljava_2Fio_2FSerializable_3B <$Ljava_2Fio_2FSerializable_3B> public
type $Ljava_2Fio_2FSerializable_3B <interface {}>
