/** The oldest Node whose parts the shop stands on. */
export const OLDEST_NODE = 22

export const isOldNode = (version: string): boolean => Number(version.split('.')[0]) < OLDEST_NODE

/** Why a Node cannot run the shop; undefined for one that can. An old one would start and fail on the first filled cart. */
export const runtimeProblem = (version: string): string | undefined =>
  isOldNode(version)
    ? `The shop cannot start: it needs Node ${OLDEST_NODE} or newer, and this is ${version}. "npm run serve" brings its own.`
    : undefined
