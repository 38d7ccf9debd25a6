/** The oldest supported Node version. */
export const OLDEST_NODE = 22

export const isOldNode = (version: string): boolean => Number(version.split('.')[0]) < OLDEST_NODE

/** Why a Node version cannot run the shop; undefined if it can. An older one would start and fail on the first filled cart. */
export const runtimeProblem = (version: string): string | undefined =>
  isOldNode(version)
    ? `The shop cannot start: it needs Node ${OLDEST_NODE} or newer, and this is ${version}. "npm run serve" brings its own.`
    : undefined
