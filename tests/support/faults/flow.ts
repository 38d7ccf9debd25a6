import { makeCommerce } from '../../../application/commerce/commerce.ts'
import { everyUseCase, type Commerce, type UseCases } from '../commerce.ts'
import { openFaultyPorts, type Fault } from './faulty-ports.ts'

/** One thing that somebody asks of the shop, with what it needs to be asked again. */
export type Step = {
  readonly does: (shop: UseCases) => Promise<unknown>
  /** How long until it is asked again; milliseconds. A job looks again later, a visitor presses again at once. */
  readonly pause?: number
}

/** A flow in a shop of its own; `Scene` is what its steps remember of each other's answers, as a browser would. */
export type Flow<Scene> = {
  readonly open: () => Promise<{ readonly shop: Commerce; readonly scene: Scene }>
  readonly steps: (shop: Commerce, scene: Scene) => readonly Step[]
  /** What must be so whenever a call went wrong, and when all is done. */
  readonly mustHold: (shop: Commerce, scene: Scene) => Promise<void>
  /** What became of all of it, in words that do not depend on how often something was asked. */
  readonly end: (shop: Commerce, scene: Scene) => Promise<unknown>
}

type Outcome = {
  readonly calls: readonly string[]
  readonly failedCall: string | undefined
  readonly end: unknown
  readonly shop: Commerce
}

/** Goes through a flow; the step in which a call went wrong is asked once more, whatever its first answer was. */
export const goThrough = async <Scene>(flow: Flow<Scene>, fault?: Fault): Promise<Outcome> => {
  const { shop, scene } = await flow.open()
  const faulty = openFaultyPorts(shop.deps, fault)
  const use = everyUseCase(makeCommerce(faulty.ports))
  for (const { does, pause = 0 } of flow.steps(shop, scene)) {
    const before = faulty.failedCall()
    const outcome = await does(use).then(() => undefined, (error: unknown) => ({ error }))
    const hasFailedHere = before === undefined && faulty.failedCall() !== undefined
    if (outcome !== undefined && !hasFailedHere) throw outcome.error
    if (hasFailedHere) {
      await flow.mustHold(shop, scene)
      shop.clock.advance(pause)
      await does(use)
    }
  }
  await flow.mustHold(shop, scene)
  return { calls: faulty.calls(), failedCall: faulty.failedCall(), end: await flow.end(shop, scene), shop }
}
