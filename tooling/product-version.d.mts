export declare function productVersion(): string
export declare function versionDefine(): { readonly MOSAYGENT_VERSION: string }
