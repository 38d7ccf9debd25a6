/** A step of a stack in Sentry's words. */
export type Frame = { readonly function: string; readonly filename: string; readonly lineno: number; readonly in_app: boolean }

const MOST = 50

/** `at name (file:line:column)` or `at file:line:column`, where the name is one that code can have. */
const STEP = /^\s+at (?:([\w$.<> [\]]{1,100}) \()?(?:file:\/\/)?([\w./@+-]{1,300}|node:[\w/:]{1,100}):(\d{1,7}):\d{1,7}\)?$/

/** What of a path belongs to the program: where it is installed is nobody's business, and nothing else is a file of it. */
const OWN = /(?:^|\/)((?:adapters|application|domain|ui|dist)\/[\w/.-]{1,200}|node_modules\/[\w@/.-]{1,200})\.([cm]?js|tsx?)$/

/**
 * The steps of a stack, outermost first, as Sentry wants them. An error's words stand before them and are left out; a line that
 * only looks like a step is one of a file of the program or none.
 */
export const framesOf = ({ stack = '', message }: Error): readonly Frame[] =>
  stack.replace(message, () => '').split('\n').flatMap((line): readonly Frame[] => {
    const [, name = '?', path = '', row = '0'] = STEP.exec(line) ?? []
    const [, file = '', ending = ''] = OWN.exec(path) ?? []
    const filename = path.startsWith('node:') ? path : file === '' ? '' : `${file}.${ending}`
    if (filename === '') return []
    return [{ function: name, filename, lineno: Number(row), in_app: !filename.startsWith('node') }]
  }).slice(0, MOST).toReversed()
