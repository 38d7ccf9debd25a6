import 'fp-ts/lib/TaskEither.js'
