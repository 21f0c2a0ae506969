/** Signals a program that was started as a group of its own, with all that it started; one that has ended is no error. */
export function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
