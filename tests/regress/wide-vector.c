// samara check FILE
// A vector of 32 bytes became an aggregate without a word, and so did vectors of one lane; the message told lanes for bytes.
typedef int wide __attribute__((vector_size(32)));
// status 1
// err: there is no vector of 32 bytes of `int`
