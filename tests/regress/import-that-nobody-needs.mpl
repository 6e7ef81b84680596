# samara run FILE
# status 3
# err: warning[MPL1301]: cannot find the imported file `nowhere.mplt`
import "nowhere.mplt"
func &main () i32 {
  return (constval i32 3)
}
