# samara link DIR/imports/defines-variable.mpl --to maple -o -
# A variable that an imported file declares and a text defines was left out where the text was printed.
# out: var $v i32 = 3
