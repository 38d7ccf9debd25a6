/** Work that is done at most so many at a time; whoever comes when too many wait is sent away. */
export type PictureQueue = { readonly run: <Done>(work: () => Promise<Done>) => Promise<Done> }

export class QueueFull extends Error {}

export const openQueue = (atOnce: number, waitingAtMost: number): PictureQueue => {
  const waiting: (() => void)[] = []
  let running = 0
  const turn = (): Promise<void> => new Promise((resolve) => { waiting.push(resolve) })
  return {
    run: async (work) => {
      if (running >= atOnce) {
        if (waiting.length >= waitingAtMost) throw new QueueFull('Too many pictures are waiting to be drawn')
        await turn()
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
