import { everyUseCase, type Commerce, type UseCases } from '../commerce.ts'
import { openFaultyPorts, type Fault } from './faulty-ports.ts'

/** One request to the shop, with everything needed to repeat it. */
export type Step = {
  readonly does: (shop: UseCases) => Promise<unknown>
  /** The delay before it is repeated; milliseconds. A job is repeated later, a visitor clicks again at once. */
  readonly pause?: number
}

/** A flow in a separate shop; `Scene` is what its steps remember of earlier responses, as a browser would. */
export type Flow<Scene> = {
  readonly open: () => Promise<{ readonly shop: Commerce; readonly scene: Scene }>
  readonly steps: (shop: Commerce, scene: Scene) => readonly Step[]
  /** The condition that must be true after a failed call, and at the end. */
  readonly expectConsistency: (shop: Commerce, scene: Scene) => Promise<void>
  /** The result, in a form that does not depend on the number of repetitions. */
  readonly end: (shop: Commerce, scene: Scene) => Promise<unknown>
}

type Outcome = {
  readonly calls: readonly string[]
  readonly failedCall: string | undefined
  readonly end: unknown
  readonly shop: Commerce
}

/** Runs a flow; the step with the failed call is repeated once, whatever its first response was. */
export const goThrough = async <Scene>(flow: Flow<Scene>, fault?: Fault): Promise<Outcome> => {
  const { shop, scene } = await flow.open()
  const faulty = openFaultyPorts(shop.deps, fault)
  const use = everyUseCase(faulty.ports)
  for (const { does, pause = 0 } of flow.steps(shop, scene)) {
    const before = faulty.failedCall()
    const outcome = await does(use).then(() => undefined, (error: unknown) => ({ error }))
    const hasFailedHere = before === undefined && faulty.failedCall() !== undefined
    if (outcome !== undefined && !hasFailedHere) throw outcome.error
    if (hasFailedHere) {
      await flow.expectConsistency(shop, scene)
      shop.clock.advance(pause)
      await does(use)
    }
  }
  await flow.expectConsistency(shop, scene)
  return { calls: faulty.calls(), failedCall: faulty.failedCall(), end: await flow.end(shop, scene), shop }
}
