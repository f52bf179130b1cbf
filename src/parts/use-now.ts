import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** Returns the current time, updated every minute. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    // An `<Activity>` shows again what was drawn before it was hidden.
    setNow((before) => (Date.now() - before < MINUTE ? before : Date.now()))
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])

  return now
}
