# The string literals of the core library.

# ""
var $_C_STR_ <[3] u64> readonly = [0x0, 0x0, 0x0]

# "\t"
var $_C_STR_0900 <[3] u64> readonly = [0x0, 0x300000000, 0x900000009]

# "\n"
var $_C_STR_0a00 <[3] u64> readonly = [0x0, 0x300000000, 0xa0000000a]

# " > "
var $_C_STR_20003e002000 <[3] u64> readonly = [0x0, 0x700000000, 0x203e2000007fc2]

# " greater than Character.MAX_RADIX"
var $_C_STR_2e1598b4db201d1127b518ad9c1ce94f <[7] u64> readonly = [0x0, 0x4300000000, 0x65726720b6a79d0b, 0x6168742072657461, 0x636172616843206e, 0x5f58414d2e726574, 0x5849444152]

# " index "
var $_C_STR_200069006e006400650078002000 <[4] u64> readonly = [0x0, 0xf00000000, 0x646e6920563159ae, 0x207865]

# " is negative"
var $_C_STR_32eafc1b6cba9485a6f5101e22b4a647 <[4] u64> readonly = [0x0, 0x1900000000, 0x207369208474ba4b, 0x657669746167656e]

# " less than Character.MIN_RADIX"
var $_C_STR_71ee255e968af89d736a7adc226e7d4f <[7] u64> readonly = [0x0, 0x3d00000000, 0x73656c20ae95b27a, 0x43206e6168742073, 0x7265746361726168, 0x4441525f4e494d2e, 0x5849]

# " out of bounds for length "
var $_C_STR_140353a5da21dd33abb2963d9a9a896b <[6] u64> readonly = [0x0, 0x3500000000, 0x74756f2026919a2f, 0x6e756f6220666f20, 0x6c20726f66207364, 0x206874676e65]

# " out of bounds for object array["
var $_C_STR_e89645845a0f7d22a4e3677c09bf1227 <[7] u64> readonly = [0x0, 0x4100000000, 0x74756f20960e0598, 0x6e756f6220666f20, 0x6f20726f66207364, 0x7261207463656a62, 0x5b796172]

# " under radix "
var $_C_STR_16693c37fdb4084ecabefa3f8e88a18a <[5] u64> readonly = [0x0, 0x1b00000000, 0x646e7520e1a1ff04, 0x7869646172207265, 0x20]

# "\""
var $_C_STR_2200 <[3] u64> readonly = [0x0, 0x300000000, 0x2200000022]

# "\" "
var $_C_STR_22002000 <[3] u64> readonly = [0x0, 0x500000000, 0x20220000043e]

# "\" Radix:"
var $_C_STR_18b22121c75e62051dd154918b75b71e <[4] u64> readonly = [0x0, 0x1100000000, 0x61522022fa22b694, 0x3a786964]

# "("
var $_C_STR_2800 <[3] u64> readonly = [0x0, 0x300000000, 0x2800000028]

# "(this Collection)"
var $_C_STR_621002fe4bd6285004f67d982d1d1d19 <[5] u64> readonly = [0x0, 0x2300000000, 0x69687428e2b87ad1, 0x63656c6c6f432073, 0x296e6f6974]

# "(this Map)"
var $_C_STR_e87bfff90bc0455f89cc49d137b00491 <[4] u64> readonly = [0x0, 0x1500000000, 0x6968742806893b87, 0x2970614d2073]

# ")"
var $_C_STR_2900 <[3] u64> readonly = [0x0, 0x300000000, 0x2900000029]

# ") > toIndex("
var $_C_STR_c1fb6bcfb08a10611d5f76ad6907251e <[4] u64> readonly = [0x0, 0x1900000000, 0x203e20290f0bfdea, 0x287865646e496f74]

# ","
var $_C_STR_2c00 <[3] u64> readonly = [0x0, 0x300000000, 0x2c0000002c]

# ", "
var $_C_STR_2c002000 <[3] u64> readonly = [0x0, 0x500000000, 0x202c00000574]

# ", Size: "
var $_C_STR_7f9f0d5128155543126831dbd1190b9d <[4] u64> readonly = [0x0, 0x1100000000, 0x6953202c0b1df57b, 0x203a657a]

# ", count "
var $_C_STR_786baaaf41e03b3e677e20acd017ad1b <[4] u64> readonly = [0x0, 0x1100000000, 0x6f63202c26bdef65, 0x20746e75]

# ", end "
var $_C_STR_2c00200065006e0064002000 <[4] u64> readonly = [0x0, 0xd00000000, 0x6e65202c4d07be19, 0x2064]

# ", length "
var $_C_STR_c563bea331f13bd85a42e651fcbcdd3c <[4] u64> readonly = [0x0, 0x1300000000, 0x656c202c7ba1d206, 0x206874676e]

# ",main]"
var $_C_STR_2c006d00610069006e005d00 <[4] u64> readonly = [0x0, 0xd00000000, 0x69616d2c5142ed18, 0x5d6e]

# "-"
var $_C_STR_2d00 <[3] u64> readonly = [0x0, 0x300000000, 0x2d0000002d]

# "-Infinity"
var $_C_STR_8d1086f31b7bb3e107343b7c521116da <[4] u64> readonly = [0x0, 0x1300000000, 0x666e492d1e345175, 0x7974696e69]

# "."
var $_C_STR_2e00 <[3] u64> readonly = [0x0, 0x300000000, 0x2e0000002e]

# ".0"
var $_C_STR_2e003000 <[3] u64> readonly = [0x0, 0x500000000, 0x302e000005c2]

# "0X"
var $_C_STR_30005800 <[3] u64> readonly = [0x0, 0x500000000, 0x583000000628]

# "0x"
var $_C_STR_30007800 <[3] u64> readonly = [0x0, 0x500000000, 0x783000000648]

# ":"
var $_C_STR_3a00 <[3] u64> readonly = [0x0, 0x300000000, 0x3a0000003a]

# ": "
var $_C_STR_3a002000 <[3] u64> readonly = [0x0, 0x500000000, 0x203a00000726]

# "="
var $_C_STR_3d00 <[3] u64> readonly = [0x0, 0x300000000, 0x3d0000003d]

# "@"
var $_C_STR_4000 <[3] u64> readonly = [0x0, 0x300000000, 0x4000000040]

# "Array index out of range: "
var $_C_STR_5c611b69f4e2ed2e84e3d3d7253b9df8 <[6] u64> readonly = [0x0, 0x3500000000, 0x6172724107949081, 0x207865646e692079, 0x7220666f2074756f, 0x203a65676e61]

# "Can't overwrite cause with "
var $_C_STR_f27002485de529f3cf0a33de5d950dae <[6] u64> readonly = [0x0, 0x3700000000, 0x276e61431f09f18b, 0x72777265766f2074, 0x7375616320657469, 0x20687469772065]

# "Cannot parse null string: null"
var $_C_STR_816ff920028846b692f05daef3b37218 <[7] u64> readonly = [0x0, 0x3d00000000, 0x6e6e614389c276cd, 0x657372617020746f, 0x7473206c6c756e20, 0x756e203a676e6972, 0x6c6c]

# "Cannot suppress a null exception."
var $_C_STR_3ca5a577702b8a5f3fa768930c216d9d <[7] u64> readonly = [0x0, 0x4300000000, 0x6e6e6143a09ef8ab, 0x727070757320746f, 0x756e206120737365, 0x7065637865206c6c, 0x2e6e6f6974]

# "Caused by: "
var $_C_STR_21fa626144018957c2db35633e3f20ac <[4] u64> readonly = [0x0, 0x1700000000, 0x737561438087d182, 0x203a7962206465]

# "Exception in thread \""
var $_C_STR_f4532572bb37228d0620af22613a87c8 <[6] u64> readonly = [0x0, 0x2b00000000, 0x65637845b65c51b6, 0x6e69206e6f697470, 0x2064616572687420, 0x22]

# "For input string: \""
var $_C_STR_e23f9de65882cff866df8f127edbcd33 <[5] u64> readonly = [0x0, 0x2700000000, 0x20726f46510d5dbe, 0x7473207475706e69, 0x22203a676e6972]

# "Illegal Capacity: "
var $_C_STR_217eb3741bf9b4c0eb61344293798e5d <[5] u64> readonly = [0x0, 0x2500000000, 0x656c6c49179c0c8a, 0x61706143206c6167, 0x203a79746963]

# "Illegal initial capacity: "
var $_C_STR_b4d6b5b237559f4163f2da4dd66ef7a4 <[6] u64> readonly = [0x0, 0x3500000000, 0x656c6c496c2414c6, 0x74696e69206c6167, 0x61706163206c6169, 0x203a79746963]

# "Illegal load factor: "
var $_C_STR_e4d28e0e7a27c83fed7029916f87cbb9 <[6] u64> readonly = [0x0, 0x2b00000000, 0x656c6c4925e97765, 0x64616f6c206c6167, 0x3a726f7463616620, 0x20]

# "Index "
var $_C_STR_49006e006400650078002000 <[4] u64> readonly = [0x0, 0xd00000000, 0x65646e4982ceddae, 0x2078]

# "Index out of range: "
var $_C_STR_4bced563044776d44de9033025a5c0e4 <[5] u64> readonly = [0x0, 0x2900000000, 0x65646e493fd8c91a, 0x666f2074756f2078, 0x203a65676e617220]

# "Index: "
var $_C_STR_49006e006400650078003a002000 <[4] u64> readonly = [0x0, 0xf00000000, 0x65646e49d70cdb58, 0x203a78]

# "Infinity"
var $_C_STR_9b677bb17e51408c9c3ef2400688996d <[4] u64> readonly = [0x0, 0x1100000000, 0x69666e490e2cce48, 0x7974696e]

# "NaN"
var $_C_STR_4e0061004e00 <[3] u64> readonly = [0x0, 0x700000000, 0x4e614e000130db]

# "SS"
var $_C_STR_53005300 <[3] u64> readonly = [0x0, 0x500000000, 0x535300000a60]

# "Self-causation not permitted"
var $_C_STR_63f3a16b9bfc5e817d168e7611492e77 <[6] u64> readonly = [0x0, 0x3900000000, 0x666c6553a06e9ac3, 0x697461737561632d, 0x7020746f6e206e6f, 0x64657474696d7265]

# "Self-suppression not permitted"
var $_C_STR_540b6db0c03f06d397d57f04d764fb80 <[7] u64> readonly = [0x0, 0x3d00000000, 0x666c65538c31edbd, 0x736572707075732d, 0x746f6e206e6f6973, 0x7474696d72657020, 0x6465]

# "String index out of range: "
var $_C_STR_7cba0863b177e32ef9f1a16a3acec885 <[6] u64> readonly = [0x0, 0x3700000000, 0x697274536e383189, 0x7865646e6920676e, 0x20666f2074756f20, 0x203a65676e6172]

# "Suppressed: "
var $_C_STR_9b2bc188c53ea45fab242b7f07f63f22 <[4] u64> readonly = [0x0, 0x1900000000, 0x70707553350d005a, 0x203a646573736572]

# "Thread-"
var $_C_STR_5400680072006500610064002d00 <[4] u64> readonly = [0x0, 0xf00000000, 0x6572685413794b43, 0x2d6461]

# "Thread["
var $_C_STR_5400680072006500610064005b00 <[4] u64> readonly = [0x0, 0xf00000000, 0x6572685413794b71, 0x5b6461]

# "Value out of range. Value:\""
var $_C_STR_5b607d9fa710e22bb9f0322664049b6d <[6] u64> readonly = [0x0, 0x3700000000, 0x756c6156c514a132, 0x666f2074756f2065, 0x202e65676e617220, 0x223a65756c6156]

# "["
var $_C_STR_5b00 <[3] u64> readonly = [0x0, 0x300000000, 0x5b0000005b]

# "\\[](){}.*+?^$|"
var $_C_STR_09a57068f148ead70c3efa2ac3e690a4 <[5] u64> readonly = [0x0, 0x1d00000000, 0x285d5b5ce4aa4e85, 0x5e3f2b2a2e7d7b29, 0x7c24]

# "]"
var $_C_STR_5d00 <[3] u64> readonly = [0x0, 0x300000000, 0x5d0000005d]

# "a null"
var $_C_STR_610020006e0075006c006c00 <[4] u64> readonly = [0x0, 0xd00000000, 0x756e2061a77cc9e6, 0x6c6c]

# "arraycopy: "
var $_C_STR_c48e7bfd037b4f82b0480941ea069e9b <[4] u64> readonly = [0x0, 0x1700000000, 0x61727261463a38f4, 0x203a79706f6379]

# "arraycopy: type mismatch"
var $_C_STR_050699c2d7994edb3c4d3e001fce1138 <[6] u64> readonly = [0x0, 0x3100000000, 0x617272616f2a5780, 0x74203a79706f6379, 0x6d73696d20657079, 0x68637461]

# "begin "
var $_C_STR_62006500670069006e002000 <[4] u64> readonly = [0x0, 0xd00000000, 0x69676562acfa9c97, 0x206e]

# "class "
var $_C_STR_63006c006100730073002000 <[4] u64> readonly = [0x0, 0xd00000000, 0x73616c63af0f85a8, 0x2073]

# "count is negative: "
var $_C_STR_0c948b380c61242f919c0a3292accd54 <[5] u64> readonly = [0x0, 0x2700000000, 0x6e756f6380102580, 0x67656e2073692074, 0x203a6576697461]

# "destination"
var $_C_STR_f68e98a2ef37bc3c8ebdb78ddc2e51ca <[4] u64> readonly = [0x0, 0x1700000000, 0x74736564aac6440e, 0x6e6f6974616e69]

# "empty String"
var $_C_STR_5ddc7275db9165219c5e130cead1126e <[4] u64> readonly = [0x0, 0x1900000000, 0x74706d65c80a0e64, 0x676e697274532079]

# "false"
var $_C_STR_660061006c0073006500 <[4] u64> readonly = [0x0, 0xb00000000, 0x736c616605cb1923, 0x65]

# "fromIndex = "
var $_C_STR_26a7f376ff102905d2392f609b7f46d3 <[4] u64> readonly = [0x0, 0x1900000000, 0x6d6f72667628ff5b, 0x203d207865646e49]

# "fromIndex("
var $_C_STR_7052b941b6c201abe19f56239cc774dd <[4] u64> readonly = [0x0, 0x1500000000, 0x6d6f72666f350de0, 0x287865646e49]

# "index "
var $_C_STR_69006e006400650078002000 <[4] u64> readonly = [0x0, 0xd00000000, 0x65646e69b969f18e, 0x2078]

# "integer overflow"
var $_C_STR_c3e3588cfa66d143584a6cec89520f00 <[5] u64> readonly = [0x0, 0x2100000000, 0x65746e69dad498a4, 0x7265766f20726567, 0x776f6c66]

# "last "
var $_C_STR_6c006100730074002000 <[4] u64> readonly = [0x0, 0xb00000000, 0x7473616c061fc04a, 0x20]

# "length "
var $_C_STR_6c0065006e006700740068002000 <[4] u64> readonly = [0x0, 0xf00000000, 0x676e656c03b921fa, 0x206874]

# "long overflow"
var $_C_STR_5f587f4d51f291b46b0af325d5e490b4 <[5] u64> readonly = [0x0, 0x1b00000000, 0x676e6f6ce13e5926, 0x6f6c667265766f20, 0x77]

# "main"
var $_C_STR_6d00610069006e00 <[3] u64> readonly = [0x0, 0x900000000, 0x6e69616d003305b9]

# "null"
var $_C_STR_6e0075006c006c00 <[3] u64> readonly = [0x0, 0x900000000, 0x6c6c756e0033c587]

# "offset "
var $_C_STR_6f00660066007300650074002000 <[4] u64> readonly = [0x0, 0xf00000000, 0x7366666fa3b52ded, 0x207465]

# "radix "
var $_C_STR_720061006400690078002000 <[4] u64> readonly = [0x0, 0xd00000000, 0x69646172c80e6c9c, 0x2078]

# "remove"
var $_C_STR_720065006d006f0076006500 <[4] u64> readonly = [0x0, 0xd00000000, 0x6f6d6572c84af884, 0x6576]

# "source"
var $_C_STR_73006f007500720063006500 <[4] u64> readonly = [0x0, 0xd00000000, 0x72756f73ca90681b, 0x6563]

# "split by the pattern "
var $_C_STR_36b735658ae8aa88608c5f763ba9b489 <[6] u64> readonly = [0x0, 0x2b00000000, 0x696c707347d6c182, 0x6568742079622074, 0x6e72657474617020, 0x20]

# "start "
var $_C_STR_730074006100720074002000 <[4] u64> readonly = [0x0, 0xd00000000, 0x72617473cacdc7fe, 0x2074]

# "toIndex = "
var $_C_STR_66666e6d3ab8c2baacbb6967b4ec256e <[4] u64> readonly = [0x0, 0x1500000000, 0x6e496f740581952c, 0x203d20786564]

# "true"
var $_C_STR_7400720075006500 <[3] u64> readonly = [0x0, 0x900000000, 0x657572740036758e]

# "wait, and there is no thread that could notify"
var $_C_STR_f4e9115bcc635bbcfdcc6424be0d6c67 <[9] u64> readonly = [0x0, 0x5d00000000, 0x7469617723137ae2, 0x687420646e61202c, 0x6e20736920657265, 0x646165726874206f, 0x6f63207461687420, 0x69746f6e20646c75, 0x7966]

# "{"
var $_C_STR_7b00 <[3] u64> readonly = [0x0, 0x300000000, 0x7b0000007b]
