/* A float is read as an int: not found, since memory has no types in the document. */
int main(void) {
  float number = 1.5f;
  return *(int *)&number == 0;
}
