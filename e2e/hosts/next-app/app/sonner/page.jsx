import { SonnerPage } from '../../sonner-page.jsx'
import 'belfry/sonner.css'

export default function Page() {
  return <SonnerPage />
}
