import { ReactHotToastPage } from '../../react-hot-toast-page.jsx'
import 'belfry/react-hot-toast.css'

export default function Page() {
  return <ReactHotToastPage />
}
