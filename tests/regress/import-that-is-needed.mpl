# samara check FILE
# status 1
# err: warning[MPL1301]: cannot find the imported file `nowhere.mplt`
# err: error[MPL2101]: type `$point` is not defined
# err: it may be declared in `nowhere.mplt`, which was not read
import "nowhere.mplt"
var $p <$point>
