import { CLOCK_REFRESH_MS } from '@mosaygent/contract'
import { useEffect, useState } from 'react'

/** The time, renewed at the turn of each minute. */
export function useMinuteClock(): Date {
  const [time, setTime] = useState(() => new Date())
  useEffect(() => {
    // from now to the next full minute, again and again: an interval would drift, and sleep through a standby
    const timer = setTimeout(
      () => {
        setTime(new Date())
      },
      CLOCK_REFRESH_MS - (time.getTime() % CLOCK_REFRESH_MS),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [time])
  return time
}
