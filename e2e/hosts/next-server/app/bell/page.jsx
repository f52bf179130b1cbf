import { AccountBell } from '../account-bell'
import { tellAda } from '../more-actions'

export default function WithBell() {
  return (
    <main>
      <AccountBell account="ada" />
      <form action={tellAda}>
        <button>Tell Ada</button>
      </form>
    </main>
  )
}
