/** A stack frame in Sentry's format. */
export type Frame = { readonly function: string; readonly filename: string; readonly lineno: number; readonly in_app: boolean }

const MOST = 50

/** `at name (file:line:column)` or `at file:line:column`, where the name is a valid function name. */
const STEP = /^\s+at (?:([\w$.<> [\]]{1,100}) \()?(?:file:\/\/)?([\w./@+-]{1,300}|node:[\w/:]{1,100}):(\d{1,7}):\d{1,7}\)?$/

/** The part of a path inside the program: the installation directory is private, and other paths are no files of it. */
const OWN = /(?:^|\/)((?:adapters|application|domain|ui|dist)\/[\w/.-]{1,200}|node_modules\/[\w@/.-]{1,200})\.([cm]?js|tsx?)$/

/**
 * The frames of a stack, outermost first, as Sentry expects them. The error message before them is left out; a line of it that looks like
 * a frame is dropped unless it names a file of the program.
 */
export const framesOf = ({ stack = '', message }: Error): readonly Frame[] =>
  stack.replace(message, () => '').split('\n').flatMap((line): readonly Frame[] => {
    const [, name = '?', path = '', row = '0'] = STEP.exec(line) ?? []
    const [, file = '', ending = ''] = OWN.exec(path) ?? []
    const filename = path.startsWith('node:') ? path : file === '' ? '' : `${file}.${ending}`
    if (filename === '') return []
    return [{ function: name, filename, lineno: Number(row), in_app: !filename.startsWith('node') }]
  }).slice(0, MOST).toReversed()
