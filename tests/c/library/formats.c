/* Made by npm run fuzz -- --kind formats --seed 1 --show. light: no, host: no, it has no long double. LP64: its values have those sizes. */
#include <stdio.h>
#include <string.h>
#include <wchar.h>

static char text[12000], v[4][400];
static int count;

static void shown(int n) {
  printf("%d [%s] %d\n", n, n < 0 ? "" : text, count);
  memset(text, 0, sizeof text);
}

static void stored(int n) {
  printf("%d", n);
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 400; j++)
      if (v[i][j] != 0x55) printf(" %d.%d:%02x", i, j, (unsigned char)v[i][j]);
  printf("\n");
  memset(v, 0x55, sizeof v);
}

int main(void) {
  memset(v, 0x55, sizeof v);
  shown(snprintf(text, sizeof text, "%-LF%22.16llb%19Lu", (long double)0.0001, 123456789012345l, (-9223372036854775807l-1)));
  shown(snprintf(text, sizeof text, "%--zb%#.19Le", 9223372036854775807l, (long double)1.7976931348623157e308));
  stored(sscanf("-9223372036854775809xinfinity,0x7fff,%:", "%12lux%p%lG,", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%11d", 8));
  shown(snprintf(text, sizeof text, "%25.3c", 108));
  stored(sscanf("%  123456789012345678901234567890.5  .  0x1g:", "%c,%[^ x] %9X%lg:", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%*G", 24, __builtin_nan("")));
  shown(snprintf(text, sizeof text, "%td%# 12p", 123456789012345l, (void *)0l));
  stored(sscanf("1e1.5e3  .5,0x1p+  ", "%[z-a]%*6lG%3G:%%", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%+LE", (long double)-0x1.7cd6c4893ed9p170));
  shown(snprintf(text, sizeof text, "%-9qi", 9223372036854775807l));
  stored(sscanf("1e,-92233720368547758090x.8p1  ", "%*[]a]%*u:%n:", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%0s", "a"));
  shown(snprintf(text, 7, "%n%-29Lf", &count, (long double)0x1.156e7552b5785ap-704));
  stored(sscanf("--1:42949672955.:", "%*llx:%lo%jo ", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%%%  c", 95));
  shown(snprintf(text, sizeof text, "%+*.5LE%+ f, ", 16, (long double)0x1.bf9b042ae7782p-537, -217.375));
  stored(sscanf("a%b +120x.8p1\t", "%*6lg%9lc%jx:%%", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "x=%0.*s", 8, "a longer text with words"));
  shown(snprintf(text, 17, "%26Lg%.*s%#c", (long double)-101.75, 8, "", 78));
  stored(sscanf("1e+,0x1p+,(nil)  0xABCDEFabcdef\t", "%[^ x]%n,%12la", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%n%0 .13Lb%+c", &count, -1l, 97));
  shown(snprintf(text, 7, "%+ 11Lf", (long double)0x1.1d00fe380d40ep-625));
  stored(sscanf("1e ", "%G,%%:", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%A", -0x1.cd3ca72eadfa1p868));
  shown(snprintf(text, sizeof text, "%--.23Lg%LF", (long double)87862e-5, (long double)-0x1.27f5f041b51340p-372));
  stored(sscanf("1,000\t089 99999999999999999999999:", "%12hho %12fx%p%lG:", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%029.4p%n", (void *)0l, &count));
  shown(snprintf(text, sizeof text, "%#20x%hhB", -1, 9));
  stored(sscanf("infinit:", "%*[z-a],%n:%8[]a]:", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%20.13lX%- 26.21x", (-9223372036854775807l-1), 0));
  shown(snprintf(text, sizeof text, ", %23.23hhB, ", 1000000));
  stored(sscanf("089\thellox", "%[^]]:", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%0#.4zo%+*X%.4E", 9223372036854775807l, -4, 8, 9999995.0));
  shown(snprintf(text, sizeof text, "% #15.24F", -6027e-3));
  stored(sscanf("1,000 ", "%la%%,%jx:%5[z-a]", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%0+8s%*lo%.6F", "a longer text with words", 23, 18446744073709551615ul, 1e16));
  shown(snprintf(text, sizeof text, "% 0*d%10.335s%--.*c", 18, 1000000, (char *)0, 5, 104));
  stored(sscanf("128  %,", "%4lld%zdx%[^ x]", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, 12, "%+#24.22i%--1.17hi", 8, 127));
  shown(snprintf(text, 18, "%0 .360g%4.146e%p", 59570e-1, 0x1.3cd85535f793bp633, (void *)74565l));
  stored(sscanf("1e400:+\t", "%*[a-z]:", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%#-9.7Le%- .11ls", (long double)82.375, (wchar_t *)0));
  shown(snprintf(text, sizeof text, "%+025s%--21A%# E", (char *)0, -19265e-0, -149.125));
  stored(sscanf("hello\t1e  ", "%ls%a:%[a-z],%*p:", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%n%#.24hhd", &count, -1));
  shown(snprintf(text, sizeof text, "%-#.*f%12.*p", 2, -0x1.3a5054e1c16c84p605, 12, (void *)149130l));
  stored(sscanf("0777 ", "%tX%%:", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, 18, "%+#*ls", -7, L"a"));
  shown(snprintf(text, sizeof text, "%*.10jo", 0, 4294967296l));
  stored(sscanf("", "%*[a-z]x%10sx", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%n%.4E%03hx", &count, 0x1.4be4f952e7b7p-369, -128));
  shown(snprintf(text, sizeof text, "% 6.0s", "hello"));
  stored(sscanf(".5 1.5e3\t0x.8p1\tinfinityx", "%11[^ x],%lf ", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, 0, "%013e%s", 0x1.221f4153775ad1p-938, "a longer text with words"));
  shown(snprintf(text, sizeof text, "%#+.9a%16.19hB%00.3E", -13586e-5, 10, -0x1.82462318f90a3p-860));
  stored(sscanf("0x1g 0777,4294967295x0x7fff  ", "%lc %%", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, 15, "%4a%-2LF", -59759e-2, (long double)0x1.21147183a710a2p707));
  shown(snprintf(text, sizeof text, "%*s", 0, "hello"));
  stored(sscanf("1einf abc]defx1e:", "%lf %c%[]a]:%[^]]x", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%#.14Lf%Lf%hho", (long double)100.0, (long double)-0x1.1f8b52236d7f10p285, 127));
  shown(snprintf(text, sizeof text, "% 15hhi%0ti", -1, 9223372036854775807l));
  stored(sscanf("1e  ", "%lg,%%:%9[^]]%ls", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "% 0s%+ hho% .7Lg", (char *)0, 8, (long double)-209.75));
  shown(snprintf(text, sizeof text, "%.5f%n", -58068e-3, &count));
  stored(sscanf("", "%2Gx%12p %*10[0-9.-],%9[a-z]x", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%%%#27.0x", 2147483647));
  shown(snprintf(text, sizeof text, "%#*hu%.*s% .10p", -4, 255, 17, "a longer text with words", (void *)74565l));
  stored(sscanf("infinit:", "%1li ", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%.9e", 0x1.a5621d173e4cbp762));
  shown(snprintf(text, sizeof text, "%03.16Lf%5.23c", (long double)18007e-0, 106));
  stored(sscanf("0x7fff,-0 .5:hello\t", "%lcx", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "% 07.108d%#*.7hhb%+LG", 7, -4, 1, (long double)-45242e-4));
  shown(snprintf(text, sizeof text, "%.14tB", 18446744073709551615ul));
  stored(sscanf("hello\t-9223372036854775809  -9223372036854775809  ", "%*[%-,x]:%12hhi:", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%07.4llX%012.2LG% .21G", 4294967296l, (long double)50765e-1, 68.625));
  shown(snprintf(text, sizeof text, "%li%14ho", (-9223372036854775807l-1), 127));
  stored(sscanf("(nil)\t0x.8p1,", "%sx%6hxx%*11lex%llo,", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%G%13Lg", -0x1.1cac58e8f1c43p-280, (long double)-37611e-3));
  shown(snprintf(text, sizeof text, "%7.24hhu", 1000000));
  stored(sscanf("1e400 0xABCDEFabcdef", "%*c%c %Ex", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%n%+22.19LE%0*E", &count, (long double)47199e-5, 25, 67.0));
  shown(snprintf(text, 0, "%  hb%.*g%# .19a", 65535, 4, 0x1.d68411f978dap-1043, -16098e-2));
  stored(sscanf("", "%s,%n%3[a-z],%*o,", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%#*hi%+-.14f%-b", -4, (-2147483647-1), 9999995.0, 7));
  shown(snprintf(text, sizeof text, "%+ X", 1000000));
  stored(sscanf("%1.5e3\t.5\t", "%3ti ", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, 9, "%29.*p% s%+5.7s", -5, (void *)74565l, (char *)0, (char *)0));
  shown(snprintf(text, sizeof text, "%27.2hu", 128));
  stored(sscanf("", "%3hu%lx", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%.4c%-+.6A%#Lu", 64, -82.0, 18446744073709551615ul));
  shown(snprintf(text, sizeof text, "%.19p", (void *)149130l));
  stored(sscanf("1.5e3,", "%%:", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, 15, "%0-4.7hd%#-p", 100, (void *)0l));
  shown(snprintf(text, sizeof text, "%0023A", 146.5));
  stored(sscanf("1e400 0x1g:.\t+,", "%ls%le %ti,%G:", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%+20.14s", "a longer text with words"));
  shown(snprintf(text, sizeof text, "%*c%#.17f", -8, 102, -28697e-4));
  stored(sscanf("--1\t", "%f", v[0], v[1], v[2], v[3]));
  shown(snprintf(text, sizeof text, "%++c% 18b%ls", 61, 1, L"hello"));
  return 0;
}
