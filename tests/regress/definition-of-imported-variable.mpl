# samara lower --to flat DIR/imports/defines-variable.mpl
# A variable that an imported file declares and a text defines was left out where the text was printed.
# out: import "variable.mplt"
# out:
# out: var $v i32 = 3
