// What a user ships: the size limit measures this.
import '../dist/styles.css'

export { notify } from '../dist/core/index.js'
export { Toaster } from '../dist/react/index.js'
