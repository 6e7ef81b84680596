# samara fmt --check FILE
import "nowhere.mplt"

var $p <$point>
