import { pack } from '../../scripts/consumer.js'

/** Packs the package once for all applications; `BELFRY_TARBALL` says where. */
export default function packOnce(): void {
  process.env.BELFRY_TARBALL = pack('.cache/hosts')
}
