import './globals.css'
import '../page.css'
import 'belfry/styles.css'

export const metadata = { title: 'Next, App Router' }

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
