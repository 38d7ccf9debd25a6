/** Milliseconds before each retry. */
const PAUSES = [1000, 3000, 9000]

/** Retries with longer and longer pauses; `failed` is called after the first failure. Throws when all retries have failed. */
export const retry = async (attempt: () => Promise<void>, failed: () => void, pauses: readonly number[] = PAUSES): Promise<void> => {
  try {
    await attempt()
  } catch (error) {
    failed()
    const [pause, ...longer] = pauses
    if (pause === undefined) throw error
    await new Promise((resolve) => { setTimeout(resolve, pause) })
    await retry(attempt, () => undefined, longer)
  }
}
