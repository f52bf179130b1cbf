export const dynamic = 'force-dynamic'

export default function Broken() {
  throw new Error('A secret of the server')
}
