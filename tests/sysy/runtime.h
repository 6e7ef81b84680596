/* The run-time library of SysY as C sees it: included before every program that the oracle compiles. */
#ifdef __cplusplus
extern "C" {
#endif
int getint(void);
int getch(void);
float getfloat(void);
int getarray(int a[]);
int getfarray(float a[]);
void putint(int value);
void putch(int byte);
void putfloat(float value);
void putarray(int count, int a[]);
void putfarray(int count, float a[]);
void putf(char format[], ...);
void _sysy_starttime(int line);
void _sysy_stoptime(int line);
#ifdef __cplusplus
}
#endif
#define starttime() _sysy_starttime(__LINE__)
#define stoptime() _sysy_stoptime(__LINE__)
