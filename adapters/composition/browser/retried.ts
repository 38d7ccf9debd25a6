/** Milliseconds until what did not arrive is tried again. */
const PAUSES = [1000, 3000, 9000]

/** Tries again, with longer and longer pauses; `failed` hears of the first failure. Throws where nothing helps. */
export const retried = async (attempt: () => Promise<void>, failed: () => void, pauses: readonly number[] = PAUSES): Promise<void> => {
  try {
    await attempt()
  } catch (error) {
    failed()
    const [pause, ...longer] = pauses
    if (pause === undefined) throw error
    await new Promise((resolve) => { setTimeout(resolve, pause) })
    await retried(attempt, () => undefined, longer)
  }
}
