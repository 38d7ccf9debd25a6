/** Limits concurrent work; rejects it when too much is waiting. */
export type PictureQueue = { readonly run: <Value>(work: () => Promise<Value>) => Promise<Value> }

export class QueueFull extends Error {}

export const openQueue = (atOnce: number, waitingAtMost: number): PictureQueue => {
  const waiting: (() => void)[] = []
  let running = 0
  const nextSlot = (): Promise<void> => new Promise((resolve) => { waiting.push(resolve) })
  return {
    run: async (work) => {
      if (running >= atOnce) {
        if (waiting.length >= waitingAtMost) throw new QueueFull('The queue of pictures is full')
        await nextSlot()
      } else {
        running += 1
      }
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next === undefined) running -= 1
        else next()
      }
    },
  }
}
