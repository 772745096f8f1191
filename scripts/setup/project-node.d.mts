/** Path of a Node that runs TypeScript; ends the process with a clear line when there is none. */
export function findProjectNode(): string;

/** The environment for child processes: the project's Node and its commands first on the PATH. */
export function projectEnvironment(extra?: Record<string, string>): NodeJS.ProcessEnv;
