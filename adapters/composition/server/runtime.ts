/** The oldest Node whose parts the shop stands on. */
const OLDEST_NODE = 22

/** Why a Node cannot run the shop; undefined for one that can. An old one would start and fail on the first filled cart. */
export const runtimeProblem = (version: string): string | undefined =>
  Number(version.split('.')[0]) >= OLDEST_NODE
    ? undefined
    : `The shop cannot start: it needs Node ${OLDEST_NODE} or newer, and this is ${version}. "npm run serve" brings its own.`
