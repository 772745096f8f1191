export function ensureGenerated(): Promise<boolean>;
export function stampGenerated(modules: readonly string[]): void;
export function generatedFiles(): string[];
