import { Scene } from '../scene.jsx'

export default function Home() {
  return <Scene />
}
