/** A module for WebAssembly as a file: its bytes, which say what features they want, and with `-g` the source map beside them. */
import { encodeModule } from '../backend/wasm/encode.ts';
import { featureSection, featuresOf } from '../backend/wasm/features.ts';
import type { WasmModule } from '../backend/wasm/module.ts';
import { sourceMapOf } from '../backend/wasm/source-map.ts';
import type { EmitGrants, Emitted } from './outputs.ts';

export function wasmFile(
  wasm: WasmModule,
  { debug, fileName }: EmitGrants,
): Pick<Emitted, 'content' | 'features' | 'beside'> {
  const features = featuresOf(wasm);
  const mapName = debug === true && fileName !== undefined ? `${fileName}.map` : undefined;
  const whole = { ...wasm, customs: [featureSection(features)], sourceMapUrl: mapName };
  const encoded = encodeModule(whole);
  return {
    content: encoded.bytes,
    features,
    beside: mapName === undefined ? {} : { [mapName]: sourceMapOf(whole, encoded) },
  };
}
