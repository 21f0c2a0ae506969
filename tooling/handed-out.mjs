/** The files of a release, below `dist`; `SHA256SUMS` beside them has their checksums. */
export const handedOutNames = (version) => [`mosaygent-${version}.tgz`, 'python-api.zip', 'sbom.cdx.json']
