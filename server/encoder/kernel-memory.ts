/** The kernel keeps its constants in the first page. */
const pageSize = 65_536;
/** Values are loaded sixteen bytes at a time. */
const boundary = 16;

/** Allocates addresses in a memory that is created once its size is known. */
export function createKernelMemory() {
  const kept: { at: number; values: Float32Array | Int8Array }[] = [];
  let end = pageSize;

  function reserve(bytes: number): number {
    const at = end;
    end += Math.ceil(bytes / boundary) * boundary;
    return at;
  }

  return {
    reserve,
    keep(values: Float32Array | Int8Array): number {
      const at = reserve(values.byteLength);
      kept.push({ at, values });
      return at;
    },
    open(): WebAssembly.Memory {
      const memory = new WebAssembly.Memory({ initial: Math.ceil(end / pageSize) });
      for (const { at, values } of kept) {
        const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
        new Uint8Array(memory.buffer).set(bytes, at);
      }
      return memory;
    },
  };
}

export type KernelMemory = ReturnType<typeof createKernelMemory>;
