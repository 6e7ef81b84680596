/* Classes of wide characters [C17 7.30]: of ASCII and Latin-1; of others, what is outside of every class but `print` and `graph`. */
#ifndef _SAMARA_WCTYPE_H
#define _SAMARA_WCTYPE_H

typedef __WINT_TYPE__ wint_t;
typedef unsigned long wctype_t;
typedef const int *wctrans_t;

#ifndef WEOF
#define WEOF 0xffffffffu
#endif

int iswalnum(wint_t c);
int iswalpha(wint_t c);
int iswblank(wint_t c);
int iswcntrl(wint_t c);
int iswdigit(wint_t c);
int iswgraph(wint_t c);
int iswlower(wint_t c);
int iswprint(wint_t c);
int iswpunct(wint_t c);
int iswspace(wint_t c);
int iswupper(wint_t c);
int iswxdigit(wint_t c);
int iswctype(wint_t c, wctype_t type);
wctype_t wctype(const char *name);
wint_t towlower(wint_t c);
wint_t towupper(wint_t c);
wint_t towctrans(wint_t c, wctrans_t mapping);
wctrans_t wctrans(const char *name);

#endif
