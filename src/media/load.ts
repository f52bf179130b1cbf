/** A load in progress, shared by everyone waiting for its URL. */
interface Load {
  readonly image: Promise<HTMLImageElement>
  readonly stop: () => void
  waiting: number
}

const loads = new Map<string, Load>()

function start(url: string): Load {
  const image = new Image()
  image.src = url
  const load: Load = {
    image: image
      .decode()
      .then(() => image)
      .finally(() => end(url, load)),
    stop: () => image.removeAttribute('src'),
    waiting: 0,
  }
  loads.set(url, load)
  return load
}

/** Returns false if it had already ended. */
const end = (url: string, load: Load): boolean => loads.get(url) === load && loads.delete(url)

/** Joins the load of a URL, or starts it. */
export function join(url: string): Load {
  const load = loads.get(url) ?? start(url)
  load.waiting++
  return load
}

/**
 * Leaves a load. When nobody is left, a hanging load is stopped: it must neither continue for nobody
 * nor be what the next caller waits for.
 */
export function leave(url: string, load: Load): void {
  if (!--load.waiting && end(url, load)) load.stop()
}
