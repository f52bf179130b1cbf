import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** Returns the current time, updated every minute. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])

  return now
}
