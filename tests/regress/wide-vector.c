// samara check FILE
// A vector that is too long became an aggregate without a word, and so did vectors of one lane; the message told lanes for bytes.
typedef int wide __attribute__((vector_size(2048)));
// status 1
// err: there is no vector of 2048 bytes of `int`
