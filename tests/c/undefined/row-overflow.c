/* The index leaves a row of a matrix and stays in the matrix. */
int main(int argc, char **argv) {
  int matrix[3][4] = {{0}};
  int column = 3 + argc;
  return matrix[1][column];
}
